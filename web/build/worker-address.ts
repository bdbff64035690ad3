import type { Plugin } from 'vite';

/**
 * Writes the address of the worker into the page, as `<html data-worker="...">`: its name changes
 * with its content, and only the build knows it.
 */
export function workerAddress(source: string): Plugin {
  return {
    name: 'nineworlds:worker-address',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${source}`),
        );
        if (bundle !== undefined && chunk === undefined) throw new Error(`no chunk of ${source}`);
        // While developing there is no bundle: the sources are served as they are.
        return html.replace('<html', `<html data-worker="./${chunk?.fileName ?? source}"`);
      },
    },
  };
}
