// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["1","2","3","4","5","6"];
const kept1 = ["due","wrong","favorite"];
const kept2 = ["random","sequence","knowledge","difficulty","due","wrong","favorite","mock","reading"];
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.certCode === undefined) || (!(func0.call(data, "certCode")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certCode"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "certCode")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data0 = data.certCode;
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err2 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err2);
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.questionId === undefined) || (!(func0.call(data, "questionId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questionId"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.certCode === undefined) || (!(func0.call(data, "certCode")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certCode"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "questionId") || (key0 === "certCode")) || (key0 === "version")) || (key0 === "selectedOptions")) || (key0 === "optionList")) || (key0 === "roundId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.questionId !== undefined && func0.call(data, "questionId")){
let data0 = data.questionId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err3);
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data1 = data.certCode;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err6 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err6);
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err9);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err10);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
if(data.selectedOptions !== undefined && func0.call(data, "selectedOptions")){
let data3 = data.selectedOptions;
if(Array.isArray(data3)){
if(data3.length > 26){
const err12 = {instancePath:instancePath+"/selectedOptions",schemaPath:"#/properties/selectedOptions/maxItems",keyword:"maxItems",params:{limit: 26}};
vErrors = add(vErrors, err12);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/selectedOptions/" + i0,schemaPath:"#/properties/selectedOptions/items/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err13);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 26 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/selectedOptions/" + i0,schemaPath:"#/properties/selectedOptions/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 26}};
vErrors = add(vErrors, err14);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/selectedOptions/" + i0,schemaPath:"#/properties/selectedOptions/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/selectedOptions",schemaPath:"#/properties/selectedOptions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err16);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/selectedOptions",schemaPath:"#/properties/selectedOptions/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.optionList !== undefined && func0.call(data, "optionList")){
let data5 = data.optionList;
if(Array.isArray(data5)){
if(data5.length > 20){
const err18 = {instancePath:instancePath+"/optionList",schemaPath:"#/properties/optionList/maxItems",keyword:"maxItems",params:{limit: 20}};
vErrors = add(vErrors, err18);
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.order === undefined) || (!(func0.call(data6, "order")))){
const err19 = {instancePath:instancePath+"/optionList/" + i2,schemaPath:"#/properties/optionList/items/required",keyword:"required",params:{missingProperty: "order"}};
vErrors = add(vErrors, err19);
errors++;
}
if((data6.content === undefined) || (!(func0.call(data6, "content")))){
const err20 = {instancePath:instancePath+"/optionList/" + i2,schemaPath:"#/properties/optionList/items/required",keyword:"required",params:{missingProperty: "content"}};
vErrors = add(vErrors, err20);
errors++;
}
for(const key1 of Object.keys(data6)){
if(!((key1 === "order") || (key1 === "content"))){
const err21 = {instancePath:instancePath+"/optionList/" + i2,schemaPath:"#/properties/optionList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data6.order !== undefined && func0.call(data6, "order")){
let data7 = data6.order;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/optionList/" + i2+"/order",schemaPath:"#/properties/optionList/items/properties/order/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err22);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 20 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/optionList/" + i2+"/order",schemaPath:"#/properties/optionList/items/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
vErrors = add(vErrors, err23);
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/optionList/" + i2+"/order",schemaPath:"#/properties/optionList/items/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err24);
errors++;
}
}
}
if(data6.content !== undefined && func0.call(data6, "content")){
let data8 = data6.content;
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err25 = {instancePath:instancePath+"/optionList/" + i2+"/content",schemaPath:"#/properties/optionList/items/properties/content/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/optionList/" + i2+"/content",schemaPath:"#/properties/optionList/items/properties/content/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/optionList/" + i2,schemaPath:"#/properties/optionList/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/optionList",schemaPath:"#/properties/optionList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data.roundId !== undefined && func0.call(data, "roundId")){
let data9 = data.roundId;
if(typeof data9 === "string"){
if(func2(data9) > 64){
const err29 = {instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err29);
errors++;
}
if(func2(data9) < 1){
const err30 = {instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err32);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.roundId === undefined) || (!(func0.call(data, "roundId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roundId"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.questionId === undefined) || (!(func0.call(data, "questionId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questionId"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "roundId") || (key0 === "questionId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.roundId !== undefined && func0.call(data, "roundId")){
let data0 = data.roundId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err3);
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.questionId !== undefined && func0.call(data, "questionId")){
let data1 = data.questionId;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err6 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err6);
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check3 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.roundId === undefined) || (!(func0.call(data, "roundId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roundId"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "roundId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.roundId !== undefined && func0.call(data, "roundId")){
let data0 = data.roundId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check4 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.questionId === undefined) || (!(func0.call(data, "questionId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questionId"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.isRight === undefined) || (!(func0.call(data, "isRight")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isRight"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "questionId") || (key0 === "isRight"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.questionId !== undefined && func0.call(data, "questionId")){
let data0 = data.questionId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err3);
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.isRight !== undefined && func0.call(data, "isRight")){
if(typeof data.isRight !== "boolean"){
const err6 = {instancePath:instancePath+"/isRight",schemaPath:"#/properties/isRight/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check5 = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "goal"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "goal")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data0 = data.goal;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err2);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 500 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}};
vErrors = add(vErrors, err3);
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check6 = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.certCode === undefined) || (!(func0.call(data, "certCode")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certCode"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.chooses === undefined) || (!(func0.call(data, "chooses")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chooses"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "certCode") || (key0 === "chooses")) || (key0 === "types")) || (key0 === "isAgain")) || (key0 === "only"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data0 = data.certCode;
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err3 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err3);
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.chooses !== undefined && func0.call(data, "chooses")){
let data1 = data.chooses;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err6);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err7);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
if(data.types !== undefined && func0.call(data, "types")){
let data2 = data.types;
if(Array.isArray(data2)){
if(data2.length > 6){
const err9 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit: 6}};
vErrors = add(vErrors, err9);
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
if(!((((((data3 === "1") || (data3 === "2")) || (data3 === "3")) || (data3 === "4")) || (data3 === "5")) || (data3 === "6"))){
const err12 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/enum",keyword:"enum",params:{allowedValues: kept0}};
vErrors = add(vErrors, err12);
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err13);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.isAgain !== undefined && func0.call(data, "isAgain")){
let data4 = data.isAgain;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/isAgain",schemaPath:"#/properties/isAgain/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err15);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/isAgain",schemaPath:"#/properties/isAgain/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err16);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/isAgain",schemaPath:"#/properties/isAgain/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
if(data.only !== undefined && func0.call(data, "only")){
let data5 = data.only;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
if(!(((data5 === "due") || (data5 === "wrong")) || (data5 === "favorite"))){
const err19 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/enum",keyword:"enum",params:{allowedValues: kept1}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err20);
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check7 = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.mode === undefined) || (!(func0.call(data, "mode")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "mode") || (key0 === "certCode")) || (key0 === "chooses")) || (key0 === "types")) || (key0 === "knowledge")) || (key0 === "difficulty")) || (key0 === "mockId"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
if(!(((((((((data0 === "random") || (data0 === "sequence")) || (data0 === "knowledge")) || (data0 === "difficulty")) || (data0 === "due")) || (data0 === "wrong")) || (data0 === "favorite")) || (data0 === "mock")) || (data0 === "reading"))){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: kept2}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data1 = data.certCode;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err4 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err4);
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.chooses !== undefined && func0.call(data, "chooses")){
let data2 = data.chooses;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err7);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err8);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
if(data.types !== undefined && func0.call(data, "types")){
let data3 = data.types;
if(Array.isArray(data3)){
if(data3.length > 6){
const err10 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit: 6}};
vErrors = add(vErrors, err10);
errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err11);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
if(!((((((data4 === "1") || (data4 === "2")) || (data4 === "3")) || (data4 === "4")) || (data4 === "5")) || (data4 === "6"))){
const err13 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/enum",keyword:"enum",params:{allowedValues: kept0}};
vErrors = add(vErrors, err13);
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err14 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err14);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err15 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.knowledge !== undefined && func0.call(data, "knowledge")){
let data5 = data.knowledge;
if(Array.isArray(data5)){
if(data5.length > 20){
const err16 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/maxItems",keyword:"maxItems",params:{limit: 20}};
vErrors = add(vErrors, err16);
errors++;
}
if(data5.length < 1){
const err17 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err17);
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func2(data6) > 100){
const err18 = {instancePath:instancePath+"/knowledge/" + i2,schemaPath:"#/properties/knowledge/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err18);
errors++;
}
if(func2(data6) < 1){
const err19 = {instancePath:instancePath+"/knowledge/" + i2,schemaPath:"#/properties/knowledge/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/knowledge/" + i2,schemaPath:"#/properties/knowledge/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err21 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
vErrors = add(vErrors, err21);
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err22 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.difficulty !== undefined && func0.call(data, "difficulty")){
let data7 = data.difficulty;
if(Array.isArray(data7)){
if(data7.length > 20){
const err23 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/maxItems",keyword:"maxItems",params:{limit: 20}};
vErrors = add(vErrors, err23);
errors++;
}
if(data7.length < 1){
const err24 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err24);
errors++;
}
const len2 = data7.length;
for(let i4=0; i4<len2; i4++){
let data8 = data7[i4];
if(typeof data8 === "string"){
if(func2(data8) > 40){
const err25 = {instancePath:instancePath+"/difficulty/" + i4,schemaPath:"#/properties/difficulty/items/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err25);
errors++;
}
if(func2(data8) < 1){
const err26 = {instancePath:instancePath+"/difficulty/" + i4,schemaPath:"#/properties/difficulty/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/difficulty/" + i4,schemaPath:"#/properties/difficulty/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
let i5 = data7.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data7[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err28 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
vErrors = add(vErrors, err28);
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err29 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err29);
errors++;
}
}
if(data.mockId !== undefined && func0.call(data, "mockId")){
let data9 = data.mockId;
if(typeof data9 === "string"){
if(func2(data9) > 64){
const err30 = {instancePath:instancePath+"/mockId",schemaPath:"#/properties/mockId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err30);
errors++;
}
if(func2(data9) < 1){
const err31 = {instancePath:instancePath+"/mockId",schemaPath:"#/properties/mockId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/mockId",schemaPath:"#/properties/mockId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err32);
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err33);
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check8 = validate8;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "certCode")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data0 = data.certCode;
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err1 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err1);
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/certCode":"证书编码"};
const titles1 = {"/questionId":"试题","/certCode":"证书编码","/version":"版本","/selectedOptions":"所选选项","/optionList":"填写内容","/optionList/*/order":"序号","/optionList/*/content":"填写内容","/roundId":"一组练习"};
const titles2 = {"/roundId":"一组练习","/questionId":"试题"};
const titles3 = {"/roundId":"一组练习"};
const titles4 = {"/questionId":"试题","/isRight":"答对了"};
const titles5 = {"/goal":"每日目标（题）"};
const titles6 = {"/certCode":"证书编码","/chooses":"题数","/types":"题型","/isAgain":"重新练习","/only":"范围"};
const titles7 = {"/mode":"练习方式","/certCode":"证书编码","/chooses":"题数","/types":"题型","/knowledge":"知识点","/difficulty":"难度","/mockId":"模拟考试"};

export const validators = {
  "practice.again": validator(check0, titles0),
  "practice.isTrue": validator(check1, titles1),
  "practice.read": validator(check2, titles2),
  "practice.round": validator(check3, titles3),
  "practice.selfJudge": validator(check4, titles4),
  "practice.setGoal": validator(check5, titles5),
  "practice.startRandom": validator(check6, titles6),
  "practice.startRound": validator(check7, titles7),
  "practice.statistics": validator(check0, titles0),
  "practice.today": validator(check8, titles0),
  "practice.topics": validator(check0, titles0),
};

export const rules = {};

export const coerce = {};
