import {
  type ComplexStyleRule,
  globalStyle as veGlobalStyle,
  style as veStyle,
  type StyleRule,
} from '@vanilla-extract/css'
import { inLayer, type LayerName } from './layers.ts'
import { growing } from './lengths.ts'
import { withNativeStates } from './native-states.ts'

const into = (name: LayerName, rule: StyleRule) => inLayer(name, withNativeStates(growing(rule)))

function layered(name: LayerName) {
  return (rule: ComplexStyleRule, debugId?: string): string =>
    veStyle(
      Array.isArray(rule)
        ? rule.map((part) => (typeof part === 'object' && !Array.isArray(part) ? into(name, part) : part))
        : into(name, rule),
      debugId,
    )
}

/** A class in the `components` layer: what every component uses. */
export const style = layered('components')
/** A class in the `layout` layer, which wins over components: where things stand, never how they look. */
export const layoutStyle = layered('layout')

/** A global rule in a layer of its own choice; only the reset and third-party skins need one. */
export function globalStyle(name: LayerName, selector: string, rule: Parameters<typeof veGlobalStyle>[1]) {
  veGlobalStyle(selector, inLayer(name, growing(rule)))
}

/** One class per entry of a record, each built by `build`: sizes, tones, widths. */
export function styleVariants<K extends string | number, V>(
  entries: Record<K, V>,
  build: (value: V, name: K) => ComplexStyleRule,
): Record<K, string> {
  return Object.fromEntries(
    (Object.entries(entries) as [K, V][]).map(([name, value]) => [
      name,
      style(build(value, name), String(name)),
    ]),
  ) as Record<K, string>
}
