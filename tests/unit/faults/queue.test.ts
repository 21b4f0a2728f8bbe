import { describeFaults } from './describeFaults.tsx'
import { reads } from './reads.tsx'

describeFaults(reads.filter(({ name }) => name.startsWith('queue')))
