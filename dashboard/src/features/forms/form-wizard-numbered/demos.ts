import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { Modern } from './demos/Modern.tsx'
import { ModernVertical } from './demos/ModernVertical.tsx'
import { Rail } from './demos/Rail.tsx'
import { Validation } from './demos/Validation.tsx'
import { Vertical } from './demos/Vertical.tsx'

/** How a wizard can look whose steps are marked by numbers. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'formWizardDemos.basic',
    text: 'formWizardDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'vertical',
    title: 'formWizardDemos.vertical',
    text: 'formWizardDemos.verticalText',
    Live: Vertical,
    code: () => import('./demos/Vertical.tsx?code'),
  },
  {
    id: 'modern',
    title: 'formWizardDemos.modern',
    text: 'formWizardDemos.modernText',
    Live: Modern,
    code: () => import('./demos/Modern.tsx?code'),
  },
  {
    id: 'modern-vertical',
    title: 'formWizardDemos.modernVertical',
    text: 'formWizardDemos.modernVerticalText',
    Live: ModernVertical,
    code: () => import('./demos/ModernVertical.tsx?code'),
  },
  {
    id: 'validation',
    title: 'formWizardDemos.validation',
    text: 'formWizardDemos.validationText',
    Live: Validation,
    code: () => import('./demos/Validation.tsx?code'),
  },
  {
    id: 'rail',
    title: 'formWizardDemos.rail',
    text: 'formWizardDemos.railText',
    Live: Rail,
    code: () => import('./demos/Rail.tsx?code'),
  },
]
