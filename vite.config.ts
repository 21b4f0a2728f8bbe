import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { messages } from './scripts/messages.ts'

export default defineConfig({
  plugins: [react(), messages()],
  test: {
    projects: [{ extends: true, test: { name: 'unit', environment: 'node', include: ['tests/{unit,contract}/**/*.test.{ts,tsx}', 'tests/*.test.ts'] } }],
  },
})
