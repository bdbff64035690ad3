// Pictures of flat drawings need no more than 256 colours: a third of the size, the same to the eye.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;

/** The chunks of a PNG by their kinds; those of one kind joined. */
function chunksOf(png) {
  const chunks = {};
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    chunks[kind] = chunks[kind] === undefined ? data : Buffer.concat([chunks[kind], data]);
    at += length + 12;
  }
  return chunks;
}

function paeth(a, b, c) {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  if (pa <= pb && pa <= pc) return a;
  return pb <= pc ? b : c;
}

/** The bytes of the pixels, with the filters of the lines undone. */
function pixelsOf(packed, width, height, size) {
  const line = width * size;
  const pixels = Buffer.alloc(line * height);
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (line + 1)];
    for (let x = 0; x < line; x++) {
      const at = y * line + x;
      const left = x < size ? 0 : pixels[at - size];
      const up = y === 0 ? 0 : pixels[at - line];
      const corner = x < size || y === 0 ? 0 : pixels[at - line - size];
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      pixels[at] = packed[y * (line + 1) + 1 + x] + guess;
    }
  }
  return pixels;
}

/** The colours that are most in use; those that look alike count as one. */
function paletteOf(colours) {
  const alike = new Map();
  for (const [colour, count] of colours) {
    const key = colour & 0xf8f8f8;
    const best = alike.get(key);
    const sum = (best?.sum ?? 0) + count;
    alike.set(
      key,
      best === undefined || count > best.count ? { colour, count, sum } : { ...best, sum },
    );
  }
  const byUse = [...alike.values()].sort((a, b) => b.sum - a.sum);
  return byUse.slice(0, COLOURS).map(({ colour }) => colour);
}

function distance(a, b) {
  const [red, green, blue] = [16, 8, 0].map((shift) => ((a >> shift) & 255) - ((b >> shift) & 255));
  return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The same picture with a palette; it must have 8 bits a channel and no interlacing, as browsers write. */
export function smallPng(png) {
  const { IHDR, IDAT } = chunksOf(png);
  const [width, height, kind] = [IHDR.readUInt32BE(0), IHDR.readUInt32BE(4), IHDR[9]];
  const size = kind === 6 ? 4 : 3;
  const pixels = pixelsOf(inflateSync(IDAT), width, height, size);
  const count = width * height;
  const colours = new Map();
  const all = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    const colour = pixels.readUIntBE(i * size, 3);
    all[i] = colour;
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  const palette = paletteOf(colours);
  const nearest = new Map();
  for (const colour of colours.keys()) {
    let best = 0;
    for (let i = 1; i < palette.length; i++) {
      if (distance(colour, palette[i]) < distance(colour, palette[best])) best = i;
    }
    nearest.set(colour, best);
  }
  const lines = Buffer.alloc((width + 1) * height);
  for (let i = 0; i < count; i++) {
    lines[i + Math.floor(i / width) + 1] = nearest.get(all[i]);
  }
  const head = Buffer.from(IHDR);
  head[9] = 3;
  const table = Buffer.alloc(palette.length * 3);
  palette.forEach((colour, i) => {
    table.writeUIntBE(colour, i * 3, 3);
  });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
