import type { Demo } from '../../../shared/showcase/demo.ts'
import { AcrossFields } from './demos/AcrossFields.tsx'
import { MultiRule } from './demos/MultiRule.tsx'
import { Refused } from './demos/Refused.tsx'
import { Simple } from './demos/Simple.tsx'
import { Types } from './demos/Types.tsx'

/** How the answers of a form are checked. */
export const demos: readonly Demo[] = [
  {
    id: 'simple',
    title: 'formValidationDemos.simple',
    text: 'formValidationDemos.simpleText',
    Live: Simple,
    code: () => import('./demos/Simple.tsx?code'),
  },
  {
    id: 'multi-rule',
    title: 'formValidationDemos.multiRule',
    text: 'formValidationDemos.multiRuleText',
    Live: MultiRule,
    code: () => import('./demos/MultiRule.tsx?code'),
  },
  {
    id: 'types',
    title: 'formValidationDemos.types',
    text: 'formValidationDemos.typesText',
    Live: Types,
    code: () => import('./demos/Types.tsx?code'),
  },
  {
    id: 'across-fields',
    title: 'formValidationDemos.acrossFields',
    text: 'formValidationDemos.acrossFieldsText',
    Live: AcrossFields,
    code: () => import('./demos/AcrossFields.tsx?code'),
    isHalf: true,
  },
  {
    id: 'refused',
    title: 'formValidationDemos.refused',
    text: 'formValidationDemos.refusedText',
    Live: Refused,
    code: () => import('./demos/Refused.tsx?code'),
    isHalf: true,
  },
]
