/** Places of the home page that answer what the footer names. */
export const HOME_PLACES = {
  academy: 'academy',
  forUkraine: 'ukraine',
  geography: 'geography',
  jetRental: 'jet-rental',
} as const
