import { z } from '../../mocks/contract/zod.ts'
import { areaFiles } from './areas.ts'
import type { DocumentedCall } from './endpoints.ts'

type Schema = z.core.$ZodType
export type JsonSchema = Record<string, unknown>

const REF = '#/components/schemas/'

const options = {
  unrepresentable: 'any' as const,
  // What a lenient schema is meant for stands in the global registry.
  override: ({ zodSchema, jsonSchema }: { zodSchema: Schema; jsonSchema: JsonSchema }) => {
    Object.assign(jsonSchema, z.globalRegistry.get(zodSchema as never))
  },
}

const clean = (schema: JsonSchema): JsonSchema => {
  const { $schema: _schema, $id: _$id, id: _id, ...rest } = schema
  return rest
}

/** `userDetail` as `UserDetail`. */
export const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value

const exportedSchemas = async () => {
  const files = areaFiles('areas/*/schema.ts', 'contract/*.schema.ts')
  const modules = await Promise.all(
    files.map(async ({ area: name, url }) => {
      const exports = (await import(url.href)) as Record<string, unknown>
      const area = pascal(name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
      const inOrder = Object.entries(exports).toSorted(([one], [other]) => (one < other ? -1 : 1))
      return inOrder.flatMap(([name, value]) =>
        isSchema(value) ? [{ area, name: pascal(name), schema: value }] : [],
      )
    }),
  )
  return modules.flat()
}

/** What someone may send: the schema as it reads. */
export const inputSchema = (schema: Schema): JsonSchema =>
  clean(z.toJSONSchema(schema, { ...options, io: 'input' }) as JsonSchema)

/** All that is answered, under names of its own; gives the names by schema. */
export const answerSchemas = async (calls: readonly DocumentedCall[]) => {
  const names = new Map<Schema, string>()
  const taken = new Set<string>()
  const add = (schema: Schema, name: string, otherwise: string) => {
    if (names.has(schema)) return
    const free = [name, otherwise].find((one) => !taken.has(one))
    if (!free) throw new Error(`Two schemas want to be called ${name}.`)
    names.set(schema, free)
    taken.add(free)
  }

  for (const { area, name, schema } of await exportedSchemas()) {
    const { type } = schema._zod.def
    if (type === 'object' || type === 'enum') add(schema, name, area + name)
  }
  for (const { call, name } of calls)
    for (const [status, schema] of Object.entries(call.schemas.answers))
      if (schema._zod.def.type !== 'undefined')
        add(schema, `${pascal(name)}Answer`, `${pascal(name)}Answer${status}`)

  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema as never, { id })
  const { schemas } = z.toJSONSchema(registry, { ...options, uri: (id) => REF + id })
  const all = Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, clean(schema as JsonSchema)]),
  )
  return {
    schemas: all,
    refTo: (schema: Schema): JsonSchema => ({ $ref: REF + names.get(schema)! }),
  }
}
