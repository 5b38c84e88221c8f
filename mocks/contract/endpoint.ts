import type { Access } from './access.ts'
import type { Failure } from './common.ts'
import type { z } from './zod.ts'

type Schema = z.core.$ZodType

/** Who may make a call, what it takes, and what it answers, by status. */
export interface EndpointSchemas {
  readonly access: Access
  /** Whether the specification does not know this call. */
  readonly beyond?: true
  /** Whether a GET changes something too, such as what was read by now. */
  readonly isChanging?: true
  readonly query?: Schema
  readonly body?: Schema
  readonly answers: Readonly<Record<number, Schema>>
}

/** One call of the API. At run time only its method and its path; its schemas are known to the type checker alone. */
export interface Endpoint<Path extends string = string, Schemas extends EndpointSchemas = EndpointSchemas> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: Path
  readonly [schemas]?: Schemas
}

declare const schemas: unique symbol

/** Describes a call: `endpoint<typeof schemas.getUser>()({ method: 'GET', path: '/api/apps/users/:id' })`. */
export const endpoint =
  <Schemas extends EndpointSchemas>() =>
  <const Path extends string>(description: Endpoint<Path, Schemas>): Endpoint<Path, Schemas> =>
    description

/** The names of the parameters in a path: `'id'` for `/api/apps/users/:id`. */
export type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type PathOf<E> = E extends Endpoint<infer Path, EndpointSchemas> ? Path : never
type SchemasOf<E> = E extends Endpoint<string, infer Schemas> ? Schemas : never
type AnswersOf<E> = SchemasOf<E>['answers']
type SuccessStatus = 200 | 201 | 204

/** What a caller has to give to a call: its path parameters, its query and its body, each only where it has one. */
export type EndpointInput<E extends Endpoint> = ([PathParameter<PathOf<E>>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<PathParameter<PathOf<E>>, string | number>> }) &
  (SchemasOf<E> extends { query: infer Query } ? { readonly query?: z.input<Query> } : unknown) &
  (SchemasOf<E> extends { body: infer Body } ? { readonly body: z.input<Body> } : unknown)

/** The arguments of a call after the endpoint: nothing has to be given where nothing is needed. */
export type EndpointArguments<E extends Endpoint> =
  Record<never, never> extends EndpointInput<E> ? [input?: EndpointInput<E>] : [input: EndpointInput<E>]

/** The body of a successful answer; `undefined` for a 204. */
export type EndpointResult<E extends Endpoint> = z.output<AnswersOf<E>[keyof AnswersOf<E> & SuccessStatus]>

/** The body of a failed answer, whatever its status; each call can also be refused (401, 403) or break (500). */
export type EndpointFailure<E extends Endpoint> =
  | z.output<AnswersOf<E>[Exclude<keyof AnswersOf<E>, SuccessStatus>]>
  | Failure

/** Every answer of a call: its status together with the body that belongs to it. */
export type EndpointAnswer<Schemas extends EndpointSchemas> = {
  [Status in keyof Schemas['answers']]: undefined extends z.input<Schemas['answers'][Status]>
    ? { readonly status: Status; readonly body?: undefined }
    : { readonly status: Status; readonly body: z.input<Schemas['answers'][Status]> }
}[keyof Schemas['answers']]
