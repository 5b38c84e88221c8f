import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isEntry } from './node/entry.mjs'

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/

/** The policy that the page of a built folder carries, with what can only stand in a header. */
export function policyHeader(dir) {
  const [, policy] = META.exec(readFileSync(join(dir, 'index.html'), 'utf8')) ?? []
  if (!policy) throw new Error(`The page in ${dir} carries no policy: npm run build:dashboard`)
  return `${policy.replaceAll('&#39;', "'").replaceAll('&amp;', '&')}; frame-ancestors 'none'`
}

/** For nginx: `$policy` is the header of pages, and nothing for all else. */
export const nginxPolicy = (dir) =>
  `map $sent_http_content_type $policy {\n  ~^text/html "${policyHeader(dir)}";\n}\n`

if (isEntry(import.meta)) process.stdout.write(nginxPolicy(process.argv[2] ?? 'dashboard/dist'))
