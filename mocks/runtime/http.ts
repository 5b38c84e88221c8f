import type { Account } from '../seed/accounts.ts'
import type { Endpoint, EndpointAnswer, EndpointSchemas, PathParameter } from '../contract/endpoint.ts'
import type { z } from '../contract/zod.ts'

/** What a call came with, checked. */
export interface CallInput<Path extends string, Schemas extends EndpointSchemas> {
  readonly params: Readonly<Record<PathParameter<Path>, string>>
  readonly query: Schemas extends { query: infer Query } ? z.output<Query> : undefined
  readonly body: Schemas extends { body: infer Body } ? z.output<Body> : undefined
  /** Who calls, by the token; nobody is for `access: 'anyone'` and for what is open. */
  readonly caller: Account | undefined
  /** The token that the call came with, of whatever worth. */
  readonly token: string | undefined
  /** How the browser names itself that calls. */
  readonly userAgent: string
  /**
   * Refuses the call if the caller's rules forbid it for this very row, or a change of these fields of it: those of the
   * body, unless it says otherwise.
   */
  readonly permit: (row: object, fields?: readonly string[]) => void
}

/** An endpoint bound to its answer. */
export interface Call {
  readonly endpoint: Endpoint
  readonly schemas: EndpointSchemas
  readonly answer: (input: never) => { readonly status: PropertyKey; readonly body?: unknown }
}

/** Binds an endpoint to its answer; input is checked before, and while developing the answer after. */
export const handle = <Path extends string, Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Path, Schemas>,
  schemas: NoInfer<Schemas>,
  answer: (input: CallInput<Path, Schemas>) => EndpointAnswer<Schemas>,
): Call => ({ endpoint, schemas, answer })
