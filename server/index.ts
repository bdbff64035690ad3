export { type OpenSite, openSite, PortTaken } from './open-site.ts';
export { loadSite, type Site, type SiteFile } from './site-files.ts';
export { staticSite } from './static-site.ts';
