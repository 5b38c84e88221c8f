import type { JSX as ReactJSX, JSXElementConstructor } from 'react'

export { Fragment, jsx, jsxs } from 'react/jsx-runtime'

/**
 * React's own runtime under types that know no HTML element but `title` and `meta`.
 * A package whose `jsxImportSource` is this one composes components; a `<div>` in it does not compile.
 */
export namespace JSX {
  // Without `ElementType`, components that return a ReactNode do not type-check.
  // oxlint-disable-next-line typescript/no-explicit-any -- the props of any component
  export type ElementType = keyof IntrinsicElements | JSXElementConstructor<any>
  export type Element = ReactJSX.Element
  export type ElementClass = ReactJSX.ElementClass
  export type ElementAttributesProperty = ReactJSX.ElementAttributesProperty
  export type ElementChildrenAttribute = ReactJSX.ElementChildrenAttribute
  export type LibraryManagedAttributes<C, P> = ReactJSX.LibraryManagedAttributes<C, P>
  export type IntrinsicAttributes = ReactJSX.IntrinsicAttributes
  export type IntrinsicClassAttributes<T> = ReactJSX.IntrinsicClassAttributes<T>
  export type IntrinsicElements = Pick<ReactJSX.IntrinsicElements, 'title' | 'meta'>
}
