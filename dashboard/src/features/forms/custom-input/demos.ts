import type { Demo } from '../../../shared/showcase/demo.ts'
import { CheckboxesWithIcon } from './demos/CheckboxesWithIcon.tsx'
import { CheckboxesWithImage } from './demos/CheckboxesWithImage.tsx'
import { CustomCheckboxes } from './demos/CustomCheckboxes.tsx'
import { CustomRadios } from './demos/CustomRadios.tsx'
import { RadiosWithIcon } from './demos/RadiosWithIcon.tsx'
import { RadiosWithImage } from './demos/RadiosWithImage.tsx'
import { States } from './demos/States.tsx'
import { Tiles } from './demos/Tiles.tsx'
import { Validation } from './demos/Validation.tsx'

/** What a choice on cards can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'custom-radios',
    title: 'customInputDemos.customRadios',
    text: 'customInputDemos.customRadiosText',
    Live: CustomRadios,
    code: () => import('./demos/CustomRadios.tsx?code'),
  },
  {
    id: 'custom-checkboxes',
    title: 'customInputDemos.customCheckboxes',
    text: 'customInputDemos.customCheckboxesText',
    Live: CustomCheckboxes,
    code: () => import('./demos/CustomCheckboxes.tsx?code'),
  },
  {
    id: 'custom-radios-with-icon',
    title: 'customInputDemos.customRadiosWithIcon',
    text: 'customInputDemos.customRadiosWithIconText',
    Live: RadiosWithIcon,
    code: () => import('./demos/RadiosWithIcon.tsx?code'),
  },
  {
    id: 'custom-checkboxes-with-icon',
    title: 'customInputDemos.customCheckboxesWithIcon',
    text: 'customInputDemos.customCheckboxesWithIconText',
    Live: CheckboxesWithIcon,
    code: () => import('./demos/CheckboxesWithIcon.tsx?code'),
  },
  {
    id: 'custom-radios-with-image',
    title: 'customInputDemos.customRadiosWithImage',
    text: 'customInputDemos.customRadiosWithImageText',
    Live: RadiosWithImage,
    code: () => import('./demos/RadiosWithImage.tsx?code'),
  },
  {
    id: 'custom-checkboxes-with-image',
    title: 'customInputDemos.customCheckboxesWithImage',
    text: 'customInputDemos.customCheckboxesWithImageText',
    Live: CheckboxesWithImage,
    code: () => import('./demos/CheckboxesWithImage.tsx?code'),
  },
  {
    id: 'tiles',
    title: 'customInputDemos.tiles',
    text: 'customInputDemos.tilesText',
    Live: Tiles,
    code: () => import('./demos/Tiles.tsx?code'),
    isHalf: true,
  },
  {
    id: 'validation',
    title: 'customInputDemos.validation',
    text: 'customInputDemos.validationText',
    Live: Validation,
    code: () => import('./demos/Validation.tsx?code'),
    isHalf: true,
  },
  {
    id: 'states',
    title: 'customInputDemos.states',
    text: 'customInputDemos.statesText',
    Live: States,
    code: () => import('./demos/States.tsx?code'),
  },
]
