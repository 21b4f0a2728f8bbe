import { describeFaults } from './describeFaults.tsx'
import { reads } from './reads.tsx'

describeFaults(
  reads.filter(({ route }) => !['queued', 'history', 'details', 'creation'].includes(route)),
)
