import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { Chips } from './demos/Chips.tsx'
import { CustomTextAndValue } from './demos/CustomTextAndValue.tsx'
import { Density } from './demos/Density.tsx'
import { Icons } from './demos/Icons.tsx'
import { MenuProps } from './demos/MenuProps.tsx'
import { Multiple } from './demos/Multiple.tsx'
import { Sections } from './demos/Sections.tsx'
import { SelectionSlot } from './demos/SelectionSlot.tsx'
import { Thousands } from './demos/Thousands.tsx'
import { Variants } from './demos/Variants.tsx'

/** What a select can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'selectDemos.basic',
    text: 'selectDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'variant',
    title: 'selectDemos.variant',
    text: 'selectDemos.variantText',
    Live: Variants,
    code: () => import('./demos/Variants.tsx?code'),
  },
  {
    id: 'density',
    title: 'selectDemos.density',
    text: 'selectDemos.densityText',
    Live: Density,
    code: () => import('./demos/Density.tsx?code'),
  },
  {
    id: 'multiple',
    title: 'selectDemos.multiple',
    text: 'selectDemos.multipleText',
    Live: Multiple,
    code: () => import('./demos/Multiple.tsx?code'),
    isHalf: true,
  },
  {
    id: 'chips',
    title: 'selectDemos.chips',
    text: 'selectDemos.chipsText',
    Live: Chips,
    code: () => import('./demos/Chips.tsx?code'),
    isHalf: true,
  },
  {
    id: 'selection-slot',
    title: 'selectDemos.selectionSlot',
    text: 'selectDemos.selectionSlotText',
    Live: SelectionSlot,
    code: () => import('./demos/SelectionSlot.tsx?code'),
    isHalf: true,
  },
  {
    id: 'icons',
    title: 'selectDemos.icons',
    text: 'selectDemos.iconsText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'custom-text-and-value',
    title: 'selectDemos.customTextAndValue',
    text: 'selectDemos.customTextAndValueText',
    Live: CustomTextAndValue,
    code: () => import('./demos/CustomTextAndValue.tsx?code'),
    isHalf: true,
  },
  {
    id: 'menu-props',
    title: 'selectDemos.menuProps',
    text: 'selectDemos.menuPropsText',
    Live: MenuProps,
    code: () => import('./demos/MenuProps.tsx?code'),
    isHalf: true,
  },
  {
    id: 'sections',
    title: 'selectDemos.sections',
    text: 'selectDemos.sectionsText',
    Live: Sections,
    code: () => import('./demos/Sections.tsx?code'),
    isHalf: true,
  },
  {
    id: 'thousands',
    title: 'selectDemos.thousands',
    text: 'selectDemos.thousandsText',
    Live: Thousands,
    code: () => import('./demos/Thousands.tsx?code'),
    isHalf: true,
  },
]
