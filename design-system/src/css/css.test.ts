import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter'
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope'
import { transformCss } from '@vanilla-extract/css/transformCss'
import { expect, test } from 'vitest'
import { cx } from './cx.ts'
import { control, merge } from './factories.ts'
import { recipe } from './recipe.ts'
import { state } from './states.ts'
import { globalStyle, layoutStyle, style, styleVariants } from './style.ts'

type Emitted = Parameters<typeof transformCss>[0]

/** Runs what a `.css.ts` file would hold, and gives what it returned with the CSS that it emitted. */
function emit<T>(file: () => T): { result: T; css: string } {
  const cssObjs: Emitted['cssObjs'] = []
  const localClassNames: string[] = []
  const composedClassLists: Emitted['composedClassLists'] = []
  setAdapter({
    appendCss: (css) => cssObjs.push(css),
    registerClassName: (name) => localClassNames.push(name),
    registerComposition: (composition) => composedClassLists.push(composition),
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'debug',
  })
  setFileScope('test.css.ts')
  try {
    const result = file()
    return { result, css: transformCss({ localClassNames, composedClassLists, cssObjs }).join('\n') }
  } finally {
    endFileScope()
    removeAdapter()
  }
}

const layerOf = (css: string, declaration: string) =>
  [...css.slice(0, css.indexOf(declaration)).matchAll(/@layer ([\w.]+) {/g)].at(-1)?.[1]

test('a style stands in the layer of components', () => {
  const { result, css } = emit(() => style({ color: 'red' }, 'box'))
  expect(layerOf(css, 'color: red')).toBe('components.ds.components')
  expect(css).toContain(`.${result} {`)
})

test('so do the styles laid over each other in one class', () => {
  const { css } = emit(() => style([style({ color: 'red' }), { color: 'blue' }]))
  expect(layerOf(css, 'color: red')).toBe('components.ds.components')
  expect(layerOf(css, 'color: blue')).toBe('components.ds.components')
})

test('a layout style stands in the layer over components, a global one where it says', () => {
  expect(layerOf(emit(() => layoutStyle({ gap: 8 })).css, 'gap: 0.5rem')).toBe('components.ds.layout')
  expect(layerOf(emit(() => globalStyle('reset', 'b', { margin: 8 })).css, 'margin: 0.5rem')).toBe('base.ds')
})

test('every file begins with the order of all layers', () => {
  for (const { css } of [
    emit(() => layoutStyle({ gap: 7 })),
    emit(() => globalStyle('tokens', 'b', { margin: 7 })),
  ])
    expect([...css.slice(0, css.indexOf('{')).matchAll(/@layer ([\w.]+);/g)].map(([, name]) => name)).toEqual(
      [
        'theme',
        'base',
        'components',
        'base.ds',
        ...['tokens', 'theme', 'components', 'layout'].map((name) => `components.ds.${name}`),
      ],
    )
})

test('variants make a class for each entry', () => {
  const { result, css } = emit(() =>
    styleVariants({ thin: 1, thick: 9 }, (width) => ({ borderWidth: width })),
  )
  expect(css).toMatch(new RegExp(`\\.${result.thin} {\\s+border-width: 1px`))
  expect(css).toMatch(new RegExp(`\\.${result.thick} {\\s+border-width: 9px`))
})

const chosen = () =>
  recipe({
    base: { order: 1 },
    variants: {
      size: { small: { order: 2 }, large: { order: 3 } },
      isWide: { true: { padding: 4 }, false: {} },
    },
    compoundVariants: [{ variants: { size: 'large', isWide: true }, style: { order: 5 } }],
    defaultVariants: { size: 'small' },
  })

test('a recipe writes its base first, then variants, then their compounds: the last wins', () => {
  const { css } = emit(chosen)
  expect([...css.matchAll(/order: (\d)/g)].map(([, order]) => order)).toEqual(['1', '2', '3', '5'])
  expect(layerOf(css, 'order: 5')).toBe('components.ds.components')
})

test('a recipe gives the classes of a choice', () => {
  const { result: pick, css } = emit(chosen)
  const orders = (classes: string) =>
    classes.split(' ').flatMap((name) => css.match(new RegExp(`\\.${name} {\\s+order: (\\d)`))?.[1] ?? [])
  expect(orders(pick())).toEqual(['1', '2'])
  expect(orders(pick({ size: 'large' }))).toEqual(['1', '3'])
  expect(orders(pick({ size: 'large', isWide: true }))).toEqual(['1', '3', '5'])
})

test('merging keeps the selectors and media of both', () => {
  const merged = merge(
    {
      color: 'red',
      selectors: { [state.hovered]: { color: 'blue' } },
      '@media': { print: { color: 'black' } },
    },
    { color: 'green', selectors: { [state.pressed]: { color: 'navy' } } },
  )
  expect(merged).toEqual({
    color: 'green',
    selectors: { [state.hovered]: { color: 'blue' }, [state.pressed]: { color: 'navy' } },
    '@media': { print: { color: 'black' } },
  })
})

test('a control keeps its focus ring under a component’s own states', () => {
  const { css } = emit(() => style(control({ selectors: { [state.hovered]: { color: 'red' } } })))
  expect(css).toMatch(/focus-visible\) {\s+outline: 2px solid/)
  expect(css).toMatch(/\[data-hovered\] {\s+color: red/)
})

test('joins class names and leaves out what is not there', () => {
  expect(cx('a', false, undefined, null, '', 'b')).toBe('a b')
})
