import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{app,components,lib,scripts,content,messages}/**/*.test.{ts,tsx}', '*.test.ts'],
    testTimeout: 20_000,
    restoreMocks: true,
  },
})
