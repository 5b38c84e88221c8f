import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { CheckboxValue } from './demos/CheckboxValue.tsx'
import { Colors } from './demos/Colors.tsx'
import { Density } from './demos/Density.tsx'
import { Descriptions } from './demos/Descriptions.tsx'
import { Icons } from './demos/Icons.tsx'
import { Indeterminate } from './demos/Indeterminate.tsx'
import { InlineTextField } from './demos/InlineTextField.tsx'
import { LabelAtStart } from './demos/LabelAtStart.tsx'
import { LabelSlot } from './demos/LabelSlot.tsx'
import { ModelAsArray } from './demos/ModelAsArray.tsx'
import { States } from './demos/States.tsx'

/** What a checkbox can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'checkboxDemos.basic',
    text: 'checkboxDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'checkbox-value',
    title: 'checkboxDemos.checkboxValue',
    text: 'checkboxDemos.checkboxValueText',
    Live: CheckboxValue,
    code: () => import('./demos/CheckboxValue.tsx?code'),
    isHalf: true,
  },
  {
    id: 'model-as-array',
    title: 'checkboxDemos.modelAsArray',
    text: 'checkboxDemos.modelAsArrayText',
    Live: ModelAsArray,
    code: () => import('./demos/ModelAsArray.tsx?code'),
    isHalf: true,
  },
  {
    id: 'states',
    title: 'checkboxDemos.states',
    text: 'checkboxDemos.statesText',
    Live: States,
    code: () => import('./demos/States.tsx?code'),
    isHalf: true,
  },
  {
    id: 'indeterminate',
    title: 'checkboxDemos.indeterminate',
    text: 'checkboxDemos.indeterminateText',
    Live: Indeterminate,
    code: () => import('./demos/Indeterminate.tsx?code'),
    isHalf: true,
  },
  {
    id: 'colors',
    title: 'checkboxDemos.colors',
    text: 'checkboxDemos.colorsText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
  },
  {
    id: 'icon',
    title: 'checkboxDemos.icon',
    text: 'checkboxDemos.iconText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'label-slot',
    title: 'checkboxDemos.labelSlot',
    text: 'checkboxDemos.labelSlotText',
    Live: LabelSlot,
    code: () => import('./demos/LabelSlot.tsx?code'),
    isHalf: true,
  },
  {
    id: 'density',
    title: 'checkboxDemos.density',
    text: 'checkboxDemos.densityText',
    Live: Density,
    code: () => import('./demos/Density.tsx?code'),
    isHalf: true,
  },
  {
    id: 'inline-text-field',
    title: 'checkboxDemos.inlineTextField',
    text: 'checkboxDemos.inlineTextFieldText',
    Live: InlineTextField,
    code: () => import('./demos/InlineTextField.tsx?code'),
    isHalf: true,
  },
  {
    id: 'label-at-start',
    title: 'checkboxDemos.labelAtStart',
    text: 'checkboxDemos.labelAtStartText',
    Live: LabelAtStart,
    code: () => import('./demos/LabelAtStart.tsx?code'),
    isHalf: true,
  },
  {
    id: 'descriptions',
    title: 'checkboxDemos.descriptions',
    text: 'checkboxDemos.descriptionsText',
    Live: Descriptions,
    code: () => import('./demos/Descriptions.tsx?code'),
    isHalf: true,
  },
]
