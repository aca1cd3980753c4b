/** Forty letters without a place to break. */
export const SAMPLE_WORD = 'Schneeraeumungsverantwortlichenstellvert'
