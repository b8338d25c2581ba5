import { answerPictures } from './answer-pictures';

answerPictures(self);
