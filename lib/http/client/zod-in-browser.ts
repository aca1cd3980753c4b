import { config } from 'zod'

// The pages' policy forbids eval, and the schemas would try it. They decide when they are made,
// so this module has to be imported before them.
config({ jitless: true })
