/**
 * What a rule rests on: all of it is published; it is published, and our ruling fills a gap in it; or it is ours.
 */
export type Provenance = 'published' | 'ruled' | 'ours';
