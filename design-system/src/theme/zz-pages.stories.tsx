import preview from '../../../.storybook/preview.tsx'
import { Ground } from '../../../.storybook/pages/parts/Ground.tsx'
import { LinesAndStates, Surfaces, Tones } from '../../../.storybook/pages/parts/Roles.tsx'
import { Categories, Heat, Presets, Ramps } from '../../../.storybook/pages/parts/Scales.tsx'
import { Figures, Sizes, Weights } from '../../../.storybook/pages/parts/Type.tsx'
import { Densities, ShapeAndDepth, Steps } from '../../../.storybook/pages/parts/Space.tsx'
import { Movements } from '../../../.storybook/pages/parts/Motion.tsx'
import { IconGrid } from '../../../.storybook/pages/parts/IconGrid.tsx'

const meta = preview.meta({ title: 'Zz/Pages', tags: ['!autodocs', '!test'] })
export const Colour = meta.story({ render: () => <><Ground><Surfaces /><LinesAndStates /><Tones /></Ground><Ground><Presets /></Ground><Ground><Ramps /><Categories /><Heat /></Ground></> })
export const Type = meta.story({ render: () => <Ground><Sizes /><Weights /><Figures /></Ground> })
export const Space = meta.story({ render: () => <><Ground><Densities /><Steps /></Ground><Ground><ShapeAndDepth /></Ground></> })
export const Motion = meta.story({ render: () => <Ground><Movements /></Ground> })
export const Icons = meta.story({ render: () => <Ground><IconGrid /></Ground> })
