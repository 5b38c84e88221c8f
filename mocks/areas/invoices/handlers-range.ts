import { z } from '../../contract/zod.ts'

interface RangeQuery {
  readonly selectedDateRange?: string | undefined
  readonly 'selectedDateRange[start]'?: string | undefined
  readonly 'selectedDateRange[end]'?: string | undefined
}

const date = z.catch(z.optional(z.iso.date()), undefined)
const range = z.catch(z.object({ start: date, end: date }), {})

const parse = (json = ''): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** A test for dates of the wanted range, both ends included; what is missing or no date does not bound it. */
export const createDateRange = (query: RangeQuery) => {
  const inPieces = { start: query['selectedDateRange[start]'], end: query['selectedDateRange[end]'] }
  const { start, end } = z.parse(range, parse(query.selectedDateRange) ?? inPieces)
  return (day: string) => (!start || day >= start) && (!end || day <= end)
}
