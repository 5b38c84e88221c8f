import { ownStyles } from '@data1522/design-system/ownStyles'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), optimizeLocales.vite({ locales: ['en-US', 'ar-AE', 'de-DE'] }), ownStyles()],
})
