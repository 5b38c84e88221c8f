import { gzip } from 'pako'

/**
 * How many bytes a file takes on its way, in the strongest gzip. Node's own picks other matches on other processors, and a
 * budget that one machine keeps was broken on the next.
 */
export const gzipSize = (content: string | Uint8Array): number => gzip(content, { level: 9 }).length
