export { ShareDialog } from './ShareDialog.tsx'
export { ShareQueueDialog } from './ShareQueueDialog.tsx'
