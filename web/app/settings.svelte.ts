import { isLang, type Lang } from '@nineworlds/engine';

/** What a person has chosen for this browser. */
export interface Settings {
  lang: Lang;
  theme: 'auto' | 'birch' | 'night';
  /** Text size in per cent. */
  text: '100' | '125' | '150' | '200';
  contrast: 'auto' | 'more';
  motion: 'off' | 'fast' | 'normal';
  sound: 'on' | 'off';
  odds: 'off' | 'demand' | 'always';
}

/** What each setting may be, the usual one first. */
export const SETTING_VALUES = {
  theme: ['auto', 'birch', 'night'],
  text: ['100', '125', '150', '200'],
  contrast: ['auto', 'more'],
  motion: ['normal', 'fast', 'off'],
  sound: ['off', 'on'],
  odds: ['always', 'demand', 'off'],
} as const satisfies { [K in Exclude<keyof Settings, 'lang'>]: readonly Settings[K][] };

const KEY = 'nineworlds-settings';

/** The settings in force; changing a field changes the page and is remembered. */
export const settings: Settings = $state(readSettings());

/** Changes a setting and remembers it. */
export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is full or blocked: the setting holds until the page is left.
  }
}

function readSettings(): Settings {
  const saved = savedSettings();
  const valid = <K extends Exclude<keyof Settings, 'lang'>>(key: K): Settings[K] => {
    const values = SETTING_VALUES[key] as unknown as readonly [Settings[K], ...Settings[K][]];
    return values.find((value) => value === saved[key]) ?? values[0];
  };
  const { lang } = saved;
  return {
    lang: typeof lang === 'string' && isLang(lang) ? lang : browserLang(),
    theme: valid('theme'),
    text: valid('text'),
    contrast: valid('contrast'),
    motion: valid('motion'),
    sound: valid('sound'),
    odds: valid('odds'),
  };
}

function savedSettings(): Readonly<Record<string, unknown>> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof saved === 'object' && saved !== null ? { ...saved } : {};
  } catch {
    return {};
  }
}

/** The first language of the browser's list that texts exist in. */
function browserLang(): Lang {
  for (const tag of navigator.languages) {
    const word = tag.slice(0, 2).toLowerCase();
    if (isLang(word)) return word;
  }
  return 'en';
}

/** The theme that is shown: the chosen one, or the system's. */
export function themeOf(theme: Settings['theme'], systemIsDark: boolean): 'birch' | 'night' {
  if (theme !== 'auto') return theme;
  return systemIsDark ? 'night' : 'birch';
}
