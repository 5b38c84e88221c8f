const of = (name) => Symbol.for(`react.${name}`)
const isOfBrowser = (value) => value?.$$typeof === of('client.reference')
const isElement = (value) => value?.$$typeof === of('transitional.element')

/** Draws what is given as a server draws server components: as text, with `<Name>` for what a browser will draw. */
export async function draw(node) {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node !== 'object') return String(node)
  if (Array.isArray(node)) return (await Promise.all(node.map(draw))).join('')
  if (typeof node.then === 'function') return draw(await node)
  const { type, props } = node
  if (typeof type === 'symbol') return draw(props.children)
  if (typeof type === 'string') return sent(type, props)
  if (isOfBrowser(type)) return sent(type.clientName, props)
  if (typeof type === 'function') return draw(await type(props))
  if (type.$$typeof === of('memo')) return draw({ ...node, type: type.type })
  if (type.$$typeof === of('forward_ref')) return draw(await type.render(props, props.ref))
  if (type.$$typeof === of('lazy')) return draw({ ...node, type: await loaded(type) })
  throw new Error(`A server cannot draw ${String(type?.$$typeof)}`)
}

async function loaded(type) {
  try {
    return type._init(type._payload)
  } catch (reason) {
    if (typeof reason?.then !== 'function') throw reason
    return Promise.resolve(reason).then(() => loaded(type))
  }
}

async function sent(name, { children, ...props }) {
  const told = await Promise.all(
    Object.entries(props).map(
      async ([key, value]) => ` ${key}=${await packed(value, `${key} of <${name}>`)}`,
    ),
  )
  return `<${name}${told.join('')}>${await packed(children, `children of <${name}>`)}</${name}>`
}

/** What crosses to the browser: elements and plain values, and of functions only those that are there already. */
async function packed(value, where) {
  if (isOfBrowser(value)) return `{${value.clientName}}`
  if (typeof value === 'function') throw new Error(`${where} is a function, which cannot be sent`)
  if (Array.isArray(value)) return (await Promise.all(value.map((item) => packed(item, where)))).join('')
  if (isElement(value) || typeof value !== 'object' || value === null) return draw(value)
  const { constructor } = value
  if (constructor !== Object) throw new Error(`${where} is a ${constructor?.name}, which cannot be sent`)
  return JSON.stringify(await Promise.all(Object.values(value).map((item) => packed(item, where))))
}
