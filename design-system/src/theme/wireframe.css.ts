import { wireframeRoles } from '../tokens/roles.ts'
import { theme } from './theme-rule.ts'

// For tests and Storybook alone: what depends on one theme's looks shows itself here.
theme(
  '[data-theme="wireframe"]',
  wireframeRoles,
  {
    resting: '0 0 0 1px #000',
    raised: '0 0 0 1px #000',
    overlay: '0 0 0 2px #000',
    edge: '0 0 #0000',
    solid: '0 0 #0000',
  },
  'light',
)
