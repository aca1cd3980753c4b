/** One page of a list; pages count from 1, and an empty list has one page. */
export interface Paged<T> {
  items: T[]
  page: number
  lastPage: number
  perPage: number
  total: number
}
