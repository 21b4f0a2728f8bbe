import { describeFaults } from './describeFaults.tsx'
import { reads } from './reads.tsx'

describeFaults(reads.filter(({ route }) => route === 'details' || route === 'creation'))
