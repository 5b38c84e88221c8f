import { createContainer } from '@vanilla-extract/css'
import { style } from '../../css/style.ts'

const container = createContainer('timeline')
/** Where there is room for both sides, or for events side by side. */
export const wide = `${container} (min-width: 560px)`

export const frame = style({ containerType: 'inline-size', containerName: container })

export const timeline = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 14,
})
export const aligned = {
  start: style({}),
  end: style({ gridTemplateColumns: 'minmax(0, 1fr) auto' }),
  alternate: style({
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } },
  }),
}
export const horizontal = style({
  '@container': {
    [wide]: {
      gridTemplateColumns: 'none',
      gridTemplateRows: 'auto auto 1fr',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: 0,
    },
  },
})
