import type { CatalogueIcon } from './catalogue.ts'
import { DEFAULT_STROKE, type IconLook } from './icon-state.ts'

/** What `Icon` draws where nothing else is said. */
const SIZE_OF_ICON = 20

/** The code that shows the icon as it is seen here. */
export function componentCode({ exportName }: CatalogueIcon, { size, stroke }: IconLook): string {
  const props = [
    `icon={${exportName}}`,
    size !== SIZE_OF_ICON && `size={${size}}`,
    stroke !== DEFAULT_STROKE && `stroke={${stroke}}`,
  ].filter(Boolean)
  return [
    `import { Icon } from '@data1522/design-system/Icon'`,
    `import { ${exportName} } from '@data1522/design-system/icons'`,
    '',
    `<Icon ${props.join(' ')} />`,
  ].join('\n')
}

/** The icon as a file of its own, from its drawing on the page. */
export function svgCode(drawing: SVGSVGElement, { size, stroke }: IconLook): string {
  const looks =
    drawing.getAttribute('fill') === 'none'
      ? `fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`
      : 'fill="currentColor"'
  const parts = [...drawing.children].map((part) => `  ${written(part)}`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" ${looks}>`,
    ...parts,
    '</svg>',
  ].join('\n')
}

const written = ({ tagName, attributes }: Element) =>
  `<${[tagName, ...[...attributes].map(({ name, value }) => `${name}="${value}"`)].join(' ')} />`
