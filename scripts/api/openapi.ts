import type { EndpointSchemas } from '../../mocks/contract/endpoint.ts'
import { isOpen } from '../../mocks/contract/access.ts'
import { failure, refusal } from '../../mocks/contract/common.schema.ts'
import { type DocumentedCall, documentedCalls } from './endpoints.ts'
import { type PlayedExample, playExamples } from './examples.ts'
import { answerSchemas, inputSchema, type JsonSchema } from './schemas.ts'

const DESCRIPTION = `Every call of the product. What the product's specification does not know is marked with
\`x-beyond-specification\`; a call that needs more than to be signed in says which permission with \`x-permission\`.`

const statusText: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Made.',
  204: 'Done; there is nothing to say.',
  400: 'What was sent is not valid; the texts stand by their fields.',
  401: 'Nobody is signed in.',
  402: 'The payment was declined.',
  403: 'The caller’s rules are against it.',
  404: 'There is no such thing.',
  409: 'It cannot be done as things stand.',
  410: 'It was there, and is gone for good.',
}

const content = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

const isEmpty = (schema: EndpointSchemas['answers'][number]) => schema._zod.def.type === 'undefined'

/** The API as an OpenAPI 3.1 document, with examples from the sample data. */
export const buildOpenApi = async () => {
  const documented = await documentedCalls()
  const examples = await playExamples(documented)
  const { schemas, refTo } = await answerSchemas(documented)

  const parametersOf = ({ endpoint, schemas: { query } }: DocumentedCall['call'], example: PlayedExample) => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
      example: String(example.params?.[name!]),
    }))
    const properties = query ? Object.entries((inputSchema(query).properties ?? {}) as JsonSchema) : []
    const inQuery = properties.map(([name, schema]) => ({
      name,
      in: 'query',
      schema,
      ...(example.query && name in example.query && { example: example.query[name] }),
    }))
    return [...inPath, ...inQuery]
  }

  const answersOf = ({ access, answers }: EndpointSchemas, example: PlayedExample) => {
    const isSignedInNeeded =
      access === 'signed-in' || (typeof access === 'object' && !isOpen(access.action, access.subject))
    const all = {
      ...answers,
      ...(isSignedInNeeded && { 401: failure }),
      ...(typeof access === 'object' && { 403: refusal }),
    }
    return Object.fromEntries(
      Object.entries(all).map(([status, schema]) => [
        status,
        {
          description: statusText[Number(status)],
          ...(!isEmpty(schema) && {
            content: content(refTo(schema), Number(status) === example.status ? example.answer : undefined),
          }),
        },
      ]),
    )
  }

  const operationOf = (one: DocumentedCall) => {
    const { call, name, summary, area } = one
    const { access, beyond, body } = call.schemas
    const example = examples.get(name)!
    return {
      operationId: name,
      summary,
      tags: [area],
      ...(beyond && { 'x-beyond-specification': true }),
      ...(typeof access === 'object' && { 'x-permission': `${access.action} ${access.subject}` }),
      security: access === 'anyone' ? [] : [{ token: [] }],
      parameters: parametersOf(call, example),
      ...(body && { requestBody: { required: true, content: content(inputSchema(body), example.body) } }),
      responses: answersOf(call.schemas, example),
    }
  }

  const paths: Record<string, Record<string, unknown>> = {}
  for (const one of documented) {
    const { path, method } = one.call.endpoint
    const template = path.replace(/:(\w+)/g, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(one) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'DATA1522',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://localhost:8080', description: 'npm run api' }],
    tags: [...new Set(documented.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'As POST /api/auth/login gives it.' },
      },
    },
  }
}

/** The document as it stands in the file. */
export const printOpenApi = async () => `${JSON.stringify(await buildOpenApi(), null, 2)}\n`
