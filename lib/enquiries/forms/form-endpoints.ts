export interface FormEndpoint {
  path: string
  service: 'main' | 'jobs'
  summary: string
  body: 'ApplicationForm' | 'CostForm' | 'JobForm' | 'StaffForm'
}

/** Every POST of the contract. */
export const FORM_ENDPOINTS = [
  {
    path: '/api/form-staff',
    service: 'main',
    summary: 'An employer asks for a call or a WhatsApp message',
    body: 'StaffForm',
  },
  {
    path: '/api/form-job',
    service: 'main',
    summary: 'A person looking for work asks for a call or a WhatsApp message',
    body: 'JobForm',
  },
  {
    path: '/api/form-cost',
    service: 'main',
    summary: 'A price is asked for',
    body: 'CostForm',
  },
  {
    path: '/api/vacancies/{id}/apply',
    service: 'jobs',
    summary: 'An application for a vacancy',
    body: 'ApplicationForm',
  },
] as const satisfies readonly FormEndpoint[]
