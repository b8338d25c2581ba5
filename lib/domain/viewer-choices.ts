export type ViewerMode = 'vertical' | 'horizontal';
export type ImageQuality = 'low' | 'high' | 'super_high';
