import { parseArgs } from 'node:util'
import { isEntry } from '../node/entry.mjs'
import { fill, refuse, ROOT, run } from './files.mjs'
import { camel, checkKebab, pascal, sentence, spaced } from './names.mjs'
import {
  checkAddress,
  isThere,
  listArea,
  listMessages,
  listRoutes,
  listSubject,
  specify,
} from './registers.mjs'

const USAGE = `npm run new:entity -- price-list --fr "tarif/tarifs" --ar "قائمة الأسعار/قوائم الأسعار" [options]
  --fr --ar              what one and many are called in French, and in Arabic with the article
  --plural price-lists   by default the name with an s
  --path /apps/…         where its list stands; by default /apps/ecommerce/ and the plural
  --branch store         the branch of the navigation that lists it, of core/router/branches.ts; by default store`

/** Both names, one and many, that an option gives. */
function namesOf(option, given) {
  const names = (given ?? '').split('/').map((name) => name.trim())
  return names.length === 2 && names.every(Boolean)
    ? names
    : refuse(`--${option} is not “one/many”.\n\n${USAGE}`)
}

/** Makes an entity with its calls, its list and its details; it passes every gate. Gives the paths of the files. */
export async function newEntity({
  name,
  plural = `${name}s`,
  fr,
  ar,
  branch = 'store',
  root = ROOT,
  ...values
}) {
  checkKebab(name)
  checkKebab(plural)
  if (name === plural) refuse('One and many need two names: give a --plural.')
  const { path = `/apps/ecommerce/${plural}` } = values
  if (!/^(\/[\w-]+)+$/.test(path)) refuse(`“${path}” is not a path like /apps/price-lists.`)
  const [frOne, frMany] = namesOf('fr', fr)
  const [arOne, arMany] = namesOf('ar', ar)
  const places = [
    `mocks/areas/${plural}`,
    `dashboard/src/entities/${name}`,
    `dashboard/src/features/${plural}`,
  ]
  const taken = places.find((place) => isThere(root, place))
  if (taken) refuse(`${taken} exists already.`)
  checkAddress(root, { path, branch })

  const [one, many] = [spaced(name), spaced(plural)]
  const words = {
    name: camel(name),
    Name: pascal(name),
    NAME: name.replaceAll('-', '_').toUpperCase(),
    names: camel(plural),
    Names: pascal(plural),
    file: name,
    files: plural,
    one,
    One: sentence(one),
    many,
    Many: sentence(many),
    frOne,
    frMany,
    FrMany: sentence(frMany),
    arOne,
    arMany,
    path,
    pathPattern: path.replaceAll('/', '\\/'),
    branch,
  }
  return [
    ...(await fill({ template: 'entity', into: root, words })),
    ...(await listSubject(root, words.Name, [words.Many, words.FrMany, arMany])),
    await listArea(root, plural, `/api${path}`),
    await listMessages(root, `entities/${name}`),
    await listMessages(root, `features/${plural}`),
    await listRoutes(root, plural),
    ...(await specify(root, { path, title: words.Many })),
    ...(await specify(root, { path: `${path}/:id`, title: `${words.One} details`, sample: `${path}/1` })),
  ]
}

async function main() {
  const strings = ['plural', 'fr', 'ar', 'path', 'branch']
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(strings.map((option) => [option, { type: 'string' }])),
  })
  if (positionals.length !== 1) refuse(USAGE)
  const files = await newEntity({ name: positionals[0], ...values })
  return {
    files: [...new Set(files)],
    next: `It works, and passes every gate once the calls are written down. Next:
  1. npm run openapi; npm run docs:api;
  2. look at it: npm start; give its rows names of their own in seed.ts, and the fields that it needs;
  3. take its pictures: npm run pictures:update.`,
  }
}

if (isEntry(import.meta)) await run(main)
