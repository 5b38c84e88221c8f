import { Validator } from '@seriousme/openapi-schema-validator'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { buildOpenApi } from '../../scripts/api/openapi.ts'

const document = await buildOpenApi()

interface Content {
  'application/json': { schema: object; example?: unknown }
}
interface Operation {
  operationId: string
  parameters: { name: string; in: string; schema: object; example?: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[])

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'api', components: document.components })

const faultsOf = ({ schema, example }: { schema: object; example?: unknown }) => {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object
  const isValid = ajv.validate(local, example)
  return isValid ? [] : ajv.errors
}

describe('the OpenAPI document', () => {
  test('is valid to a validator that is not ours', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  test('gives each call a name of its own', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(names).toEqual([...new Set(names)])
  })

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s has an example that fits its schemas',
    (_, { parameters, requestBody, responses }) => {
      const success = Object.entries(responses).filter(([status]) => Number(status) < 300)
      const bodies = [requestBody?.content, ...success.map(([, { content }]) => content)]
      const examples = bodies.flatMap((content) => (content ? [content['application/json']] : []))
      expect(examples.filter(({ example }) => example === undefined)).toEqual([])
      const values = parameters.filter(({ example }) => example !== undefined)
      expect([...examples, ...values].flatMap(faultsOf)).toEqual([])
    },
  )
})
