/** What support needs to know of an error. */
export interface ErrorReport {
  /** Eight signs that are easy to read out. */
  readonly id: string
  /** All of it, line by line. */
  readonly lines: string
}

/** No signs that are mistaken for others. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const known = new WeakMap<object, ErrorReport>()

function newId() {
  const picked = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => signs[byte % signs.length])
  return `${picked.slice(0, 4).join('')}-${picked.slice(4).join('')}`
}

const whatOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(error)

/** The report of what went wrong at an address, now. */
export function newReport(address: string, error?: unknown): ErrorReport {
  const id = newId()
  const lines = [
    `id    ${id}`,
    `time  ${new Date().toISOString()}`,
    `page  ${address}`,
    ...(error === undefined ? [] : [`error ${whatOf(error)}`]),
  ]
  return { id, lines: lines.join('\n') }
}

/** The report of an error, the same however often it is asked for. */
export function reportOf(error: unknown, address: string): ErrorReport {
  if (typeof error !== 'object' || error === null) return newReport(address, error)
  const report = known.get(error) ?? newReport(address, error)
  known.set(error, report)
  return report
}
