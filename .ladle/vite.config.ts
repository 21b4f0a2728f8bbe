import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { cssTarget } from '../scripts/build/cssTarget.ts'
import { messages } from '../scripts/build/messages.ts'
import { versionDefine } from '../scripts/build/version.ts'
import { csfForLadle } from './csfPlugin.ts'
import { marks } from './marksPlugin.ts'

// Ladle includes the React plugin.
export default defineConfig({
  // Ladle copies the service worker into this folder.
  publicDir: fileURLToPath(new URL('./public', import.meta.url)),
  plugins: [marks(), messages(), csfForLadle(fileURLToPath(new URL('./csf.tsx', import.meta.url)))],
  define: versionDefine,
  build: { cssTarget },
  server: { open: 'none' },
})
