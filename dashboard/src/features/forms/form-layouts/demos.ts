import type { Demo } from '../../../shared/showcase/demo.ts'
import { Collapsible } from './demos/Collapsible.tsx'
import { Hint } from './demos/Hint.tsx'
import { Horizontal } from './demos/Horizontal.tsx'
import { HorizontalIcons } from './demos/HorizontalIcons.tsx'
import { InTabs } from './demos/InTabs.tsx'
import { LabelsInside } from './demos/LabelsInside.tsx'
import { MultipleColumns } from './demos/MultipleColumns.tsx'
import { Sections } from './demos/Sections.tsx'
import { StickyActions } from './demos/StickyActions.tsx'
import { Validation } from './demos/Validation.tsx'
import { Vertical } from './demos/Vertical.tsx'
import { VerticalIcons } from './demos/VerticalIcons.tsx'

/** How the fields of a form can stand. */
export const demos: readonly Demo[] = [
  {
    id: 'vertical',
    title: 'formLayoutDemos.vertical',
    text: 'formLayoutDemos.verticalText',
    Live: Vertical,
    code: () => import('./demos/Vertical.tsx?code'),
    isHalf: true,
  },
  {
    id: 'vertical-icons',
    title: 'formLayoutDemos.verticalIcons',
    text: 'formLayoutDemos.verticalIconsText',
    Live: VerticalIcons,
    code: () => import('./demos/VerticalIcons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'horizontal',
    title: 'formLayoutDemos.horizontal',
    text: 'formLayoutDemos.horizontalText',
    Live: Horizontal,
    code: () => import('./demos/Horizontal.tsx?code'),
  },
  {
    id: 'horizontal-icons',
    title: 'formLayoutDemos.horizontalIcons',
    text: 'formLayoutDemos.horizontalIconsText',
    Live: HorizontalIcons,
    code: () => import('./demos/HorizontalIcons.tsx?code'),
  },
  {
    id: 'multiple-columns',
    title: 'formLayoutDemos.multipleColumns',
    text: 'formLayoutDemos.multipleColumnsText',
    Live: MultipleColumns,
    code: () => import('./demos/MultipleColumns.tsx?code'),
  },
  {
    id: 'sections',
    title: 'formLayoutDemos.sections',
    text: 'formLayoutDemos.sectionsText',
    Live: Sections,
    code: () => import('./demos/Sections.tsx?code'),
  },
  {
    id: 'tabs',
    title: 'formLayoutDemos.tabs',
    text: 'formLayoutDemos.tabsText',
    Live: InTabs,
    code: () => import('./demos/InTabs.tsx?code'),
  },
  {
    id: 'collapsible',
    title: 'formLayoutDemos.collapsible',
    text: 'formLayoutDemos.collapsibleText',
    Live: Collapsible,
    code: () => import('./demos/Collapsible.tsx?code'),
  },
  {
    id: 'sticky-actions',
    title: 'formLayoutDemos.stickyActions',
    text: 'formLayoutDemos.stickyActionsText',
    Live: StickyActions,
    code: () => import('./demos/StickyActions.tsx?code'),
  },
  {
    id: 'hint',
    title: 'formLayoutDemos.hint',
    text: 'formLayoutDemos.hintText',
    Live: Hint,
    code: () => import('./demos/Hint.tsx?code'),
    isHalf: true,
  },
  {
    id: 'validation',
    title: 'formLayoutDemos.validation',
    text: 'formLayoutDemos.validationText',
    Live: Validation,
    code: () => import('./demos/Validation.tsx?code'),
    isHalf: true,
  },
  {
    id: 'labels-inside',
    title: 'formLayoutDemos.labelsInside',
    text: 'formLayoutDemos.labelsInsideText',
    Live: LabelsInside,
    code: () => import('./demos/LabelsInside.tsx?code'),
  },
]
