import { HttpResponse } from 'msw'
import { z } from '../contract/zod.ts'
import type { Errors } from './errors.ts'
import { withPicturePlaces } from './picture-addresses.ts'
import { invalid } from './reply.ts'

const refuse = (errors: Errors) => {
  const { status, body } = invalid(errors)
  return HttpResponse.json(body, { status })
}

const check = (schema: z.core.$ZodType, given: unknown) => {
  const result = z.safeParse(schema, given)
  if (result.success) return result.data
  throw refuse(errorsByField(result.error.issues))
}

const errorsByField = (issues: readonly z.core.$ZodIssue[]): Errors => {
  const fieldOf = (issue: z.core.$ZodIssue) => issue.path.join('.') || 'body'
  const byField = Map.groupBy(issues, fieldOf)
  return Object.fromEntries(
    [...byField].map(([field, ofField]) => [field, ofField.map(({ message }) => message)]),
  )
}

/** The query of a request by its schema; answers 400 if it does not fit. A repeated name gives a list. */
export const readQuery = (schema: z.core.$ZodType, request: Request) => {
  const { searchParams } = new URL(request.url)
  const entries = [...new Set(searchParams.keys())].map((name) => {
    const values = searchParams.getAll(name)
    return [name, values.length > 1 ? values : values[0]] as const
  })
  return check(schema, Object.fromEntries(entries))
}

/** The body of a request by its schema; answers 400 if it is not JSON or does not fit. */
export const readBody = async (schema: z.core.$ZodType, request: Request) =>
  check(schema, await readJson(request))

const readJson = async (request: Request): Promise<unknown> => {
  try {
    return JSON.parse(await request.text(), withPicturePlaces)
  } catch {
    throw refuse({ body: ['The body is not valid JSON'] })
  }
}
